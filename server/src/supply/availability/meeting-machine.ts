/** The states of a meeting, for the room above that moves it. */
export { type MeetingState, meetingMachine } from './meeting-state.ts'
