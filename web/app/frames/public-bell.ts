export { NoticeBell as default } from '../account/notifications/notice-bell.tsx'
