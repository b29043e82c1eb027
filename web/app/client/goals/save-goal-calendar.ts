import { fetchFile } from '../../api/fetch-file.ts'
import { saveFile } from '../../api/save-file.ts'

/** The deadlines of a goal as a calendar file. */
export async function saveGoalCalendar(goal: number) {
  const { content, name } = await fetchFile(`/goals/${goal}/calendar.ics`, 'goal.ics')
  saveFile(content, name)
}
