import type { Actor } from '../../../kernel/command/actor.js'
import { addMoney, type Money, money, multiplyMoney, quantity, ZERO } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { ticketDayOf } from '../stat/range.js'
import { meaningOf } from '../stat/stat.schema.js'
import { ticketTexts as texts } from '../texts.js'
import { expiryOf } from './expiry.js'
import { isSoon, paceOf, runsOut, WORKING_DAYS } from './pace.js'
import {
  companyStocks,
  type DayUse,
  lotsOf,
  type ProjectStock,
  projectStocks,
  usesOfWorkingDays,
} from './stock.queries.js'
import type {
  TicketCompanyStockFilter,
  TicketCompanyStockView,
  TicketStockFilter,
  TicketStockView,
} from './stock.view.js'

/** Reader of a board, and the moment. */
export interface Reader {
  em: Em
  actor: Actor
  now: Date
}

/** Days within which working days count for the present pace. */
const WITHIN_DAYS = 60

const worthOf = (pieces: number, price: Money | null): Money | null =>
  price === null ? null : multiplyMoney(price, quantity(Math.max(pieces, 0)))

export const worthOfAll = (found: readonly { worth: Money | null }[]): Money =>
  money(found.reduce((sum, { worth }) => addMoney(sum, worth ?? ZERO), ZERO))

const placeOf = ({ dumpSiteId, soilType }: { dumpSiteId: string | null; soilType: string }) =>
  `${dumpSiteId}/${soilType}`
const keyOf = (one: Pick<DayUse, 'projectId' | 'dumpSiteId' | 'soilType'>) => `${one.projectId}/${placeOf(one)}`

/** Stocks of projects by project, site and soil. Each one's end is computed, since it decides their order. */
export async function readStocks({ em, actor, now }: Reader, filter: TicketStockFilter): Promise<TicketStockView[]> {
  const { projectInfoIds, garbageIds, soilTypes } = filter
  const { chosen } = meaningOf({ projectInfoIds, garbageIds, soilTypes })
  const today = ticketDayOf(now)
  const all = await projectStocks(em, actor, chosen, today)
  const found = filter.short ? all.filter(({ remaining }) => remaining < 0) : all
  const paced = await withPace({ em, actor, now }, found, today)
  if (!filter.runningOut) return paced
  return paced.filter(({ runsOutLikely: likely }) => isSoon({ from: null, likely, to: null }, today))
}

async function withPace(
  { em, actor }: Reader,
  some: readonly ProjectStock[],
  today: string,
): Promise<TicketStockView[]> {
  const projects = [...new Set(some.map(({ projectId }) => projectId))]
  const window = { today, days: WORKING_DAYS, within: WITHIN_DAYS }
  const uses = projects.length > 0 ? await usesOfWorkingDays(em, actor, projects, window) : []
  const days = new Map(
    [...Map.groupBy(uses, ({ projectId }) => projectId)].map(([id, own]) => [
      id,
      [...new Set(own.map(({ day }) => day))],
    ]),
  )
  const used = new Map(uses.map((one) => [`${keyOf(one)}/${one.day}`, one.used]))
  return some.map((stock) => {
    const worked = days.get(stock.projectId) ?? []
    const own = worked.map((day) => used.get(`${keyOf(stock)}/${day}`) ?? 0)
    return stockOf(stock, { days: worked, uses: own }, today)
  })
}

function stockOf(stock: ProjectStock, hauling: { days: string[]; uses: number[] }, today: string): TicketStockView {
  const pace = paceOf(hauling.uses)
  const out = runsOut(stock.remaining, hauling, today)
  return {
    projectInfoId: stock.projectId,
    projectName: stock.projectName,
    garbageId: stock.dumpSiteId,
    garbageName: stock.garbageName ?? texts.noSite,
    soilType: stock.soilType,
    remaining: stock.remaining,
    usedToday: stock.usedToday,
    workingDays: hauling.days.length,
    paceLow: pace?.low ?? null,
    paceMedian: pace?.median ?? null,
    paceHigh: pace?.high ?? null,
    runsOutFrom: out.from,
    runsOutLikely: out.likely,
    runsOutTo: out.to,
    price: stock.price,
    costedAt: stock.costedAt,
    worth: worthOf(stock.remaining, stock.price),
    isShort: stock.remaining < 0,
  }
}

/** Stocks of the company by site and soil, with those of its projects. */
export async function readCompanyStocks(
  { em, actor, now }: Reader,
  { short, ...filter }: TicketCompanyStockFilter,
): Promise<TicketCompanyStockView[]> {
  const { chosen } = meaningOf(filter)
  const today = ticketDayOf(now)
  const [stocks, lots] = await Promise.all([companyStocks(em, actor, chosen), lotsOf(em, actor, chosen)])
  const lotsByPlace = Map.groupBy(lots, placeOf)
  const found = stocks.map(({ dumpSiteId, ...stock }) => {
    const own = lotsByPlace.get(placeOf({ dumpSiteId, ...stock })) ?? []
    const bought = own.reduce((sum, lot) => sum + lot.quantity, 0)
    const left = stock.quantity + stock.inProjects
    return {
      ...stock,
      garbageId: dumpSiteId,
      bought,
      // Tickets leave a project only by trips, or back to the site.
      refunded: bought - stock.used - left,
      ...expiryOf(own, left, today),
      worth: worthOf(left, stock.price),
      isShort: stock.quantity < 0 || left < 0,
    }
  })
  return short ? found.filter(({ isShort }) => isShort) : found
}
