import { showCalendarWeek } from '@sojourn/contract/work/calendar-week'
import * as calls from '@sojourn/contract/work/meetings'
import { bookOrderMeeting, showOrderSchedule } from '@sojourn/contract/work/orders'
import { handle } from '../../platform/http/handler.ts'
import { languageOf } from '../../platform/http/language.ts'
import { bookMeeting } from './book-meeting.ts'
import { cancelMeeting } from './cancel-meeting.ts'
import { markDone, reportMissed } from './end-meeting.ts'
import { saveMeetingLink, showMeetingLink } from './meeting-link.ts'
import { moveMeeting } from './move-meeting.ts'
import { offerMeeting } from './offer-meeting.ts'
import { acceptRequest, declineRequest, withdrawRequest } from './requests/answer-request.ts'
import { showMeetings } from './show-meetings.ts'
import { listTimes, showSchedule } from './show-schedule.ts'
import { showWeek } from './week/show-week.ts'
import { writeMeetingCalendar } from './write-meeting-calendar.ts'

const named = ({ uuid, id }: { uuid: string; id: string }) => ({ orderId: uuid, id })

export const meetingHandlers = [
  handle(showCalendarWeek, async ({ context, actor, query }) => ({
    data: await showWeek(context, actor, query.from),
  })),

  handle(showOrderSchedule, async ({ context, actor, params }) => ({
    data: await showSchedule(context, actor, params.uuid),
  })),

  handle(bookOrderMeeting, async ({ context, actor, params, body }) => ({
    data: await bookMeeting(context, actor, params.uuid, body),
  })),

  handle(calls.listOrderTimes, async ({ context, actor, params, query }) => ({
    data: await listTimes(context, actor, params.uuid, query.timezone),
  })),

  handle(calls.showOrderMeetings, async ({ context, actor, params }) => ({
    data: await showMeetings(context, actor, params.uuid),
  })),

  handle(calls.downloadMeetingCalendar, async ({ context, actor, params, reply, request }) => {
    const calendar = await writeMeetingCalendar(context, actor, params.uuid, languageOf(request))
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="meeting.ics"')
    return calendar
  }),

  handle(calls.offerOrderMeeting, async ({ context, actor, params, body }) => ({
    data: await offerMeeting(context, actor, params.uuid, body),
  })),

  handle(calls.rescheduleOrderMeeting, async ({ context, actor, params, body }) => ({
    data: await moveMeeting(context, actor, params.uuid, body),
  })),

  handle(calls.answerReschedule, async ({ context, actor, params, body }) => ({
    data: await (body.accept ? acceptRequest : declineRequest)(context, actor, named(params)),
  })),

  handle(calls.withdrawReschedule, async ({ context, actor, params }) => ({
    data: await withdrawRequest(context, actor, named(params)),
  })),

  handle(calls.cancelOrderMeeting, async ({ context, actor, params, body }) => ({
    data: await cancelMeeting(context, actor, { ...named(params), reason: body.reason }),
  })),

  handle(calls.markMeetingDone, async ({ context, actor, params }) => ({
    data: await markDone(context, actor, named(params)),
  })),

  handle(calls.reportMissedMeeting, async ({ context, actor, params }) => ({
    data: await reportMissed(context, actor, named(params)),
  })),

  handle(calls.showMeetingLink, async ({ context, actor }) => ({
    data: await showMeetingLink(context, actor),
  })),

  handle(calls.saveMeetingLink, async ({ context, actor, body }) => ({
    data: await saveMeetingLink(context, actor, body.address),
  })),
]
