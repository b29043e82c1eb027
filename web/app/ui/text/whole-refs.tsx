/** The number of an order with the bracket around it, which no line should end in the middle of. */
const REF = /(\(?SO-[0-9A-Z]{8}\)?)/

/** A sentence in which the number of an order stays in one piece. */
export const WholeRefs = ({ in: text }: { in: string }) =>
  text.split(REF).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} data-whole>
        {part}
      </span>
    ) : (
      part
    ),
  )
