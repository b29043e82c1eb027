/** A picture of papers, as small as one gets. */
export const passport = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAFoAAAA8AQMAAADcyz8GAAAAA1BMVEXp4s9m2pi6AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQokWNgGAWjYBSAQgAAAwwAAaDfD4oAAAAASUVORK5CYII=',
  'base64',
)
