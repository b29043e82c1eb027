import type { AfterHiring } from '../after-hiring.ts'
import { HEAD, row } from './rows.ts'

export const describeAfterHiring = ({ sizes, pages }: AfterHiring) => [
  `Among ${many(sizes.orders)} orders and ${many(sizes.entries)} entries of the books, in a conversation of ${many(sizes.messages)} messages and in one of 50:`,
  '',
  ...HEAD,
  row('the workspace of an order', pages.workspace, pages.workspaceFloor, '≥ 0.65'),
  row('its floor: bare Fastify + pg, same statements', pages.workspaceFloor),
  row('the workspace of the last of five stages', pages.stages, pages.stagesFloor, '≥ 0.65'),
  row('its floor: bare Fastify + pg, same statements', pages.stagesFloor),
  row('lists of orders', pages.orders, pages.ordersFloor, '≥ 0.6'),
  row('their floor: bare Fastify + pg, same statements', pages.ordersFloor),
  row('the wallet', pages.wallet, pages.walletFloor, '≥ 0.5'),
  row('its floor: bare Fastify + pg, same statements', pages.walletFloor),
  row('Today of a client', pages.todayOfClient, pages.todayOfClientFloor, '≥ 0.5'),
  row('its floor: bare Fastify + pg, same statements', pages.todayOfClientFloor),
  row('Today of an agent', pages.todayOfAgent, pages.todayOfAgentFloor, '≥ 0.5'),
  row('its floor: bare Fastify + pg, same statements', pages.todayOfAgentFloor),
  row('the long conversation, beside the short one', pages.longTalk, pages.shortTalk, '≥ 0.83'),
  row('the short one', pages.shortTalk),
]

const many = (number: number) => number.toLocaleString('en')
