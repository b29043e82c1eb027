export const RANGE_INCOMPLETE = 'Please enter both start and end dates.'
export const RANGE_REVERSED = 'The end date cannot be before the start date.'
