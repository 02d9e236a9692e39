import { newPaymentUrl, PAY, paymentUrl, reasonAgainstPaying } from '../../features/payment/payment'
import { statementUrl } from '../../features/settlement/addresses'
import { looseForm } from '../../ui/format/loose'
import { texts } from '../texts'
import type { FindQuery } from './palette.generated'

export interface Finding {
  key: string
  kind: string
  title: string
  note: string
  url: string
  /** Verb in the typed line, whose results come first. */
  verb?: string
}

/** Lists that are searched for numbers, plates and names, and the filter with which each opens. */
export const lists = {
  cards: { path: '/scan/ledger', param: 'cardNo', of: 'number' },
  waybills: { path: '/chain/business/companywaybill2', param: 'no', of: 'number' },
  receipts: { path: '/scan/historyCard', param: 'giveCardNo', of: 'number' },
  settlements: { path: '/chain/settlement', param: 'settleNo', of: 'number' },
  payments: { path: '/chain/payment', param: 'paymentNo', of: 'number' },
  invoices: { path: '/chain/payment/invoices', param: 'invoiceSn', of: 'number' },
  trucks: { path: '/base/trucks', param: 'plate', of: 'plate' },
  captains: { path: '/base/captains', param: 'name', of: 'name' },
  drivers: { path: '/base/drivers', param: 'name', of: 'name' },
  payees: { path: '/base/payees', param: 'payeeName', of: 'name' },
  projects: { path: '/base/projects', param: 'projectName', of: 'name' },
  sites: { path: '/base/sites', param: 'name', of: 'name' },
} as const

export type Kind = keyof typeof lists
export const kinds = Object.keys(lists) as Kind[]

const VERBS = Object.values(texts.verbs)

/** Verb and text of a typed line, such as 审核 JS2026. */
export function asked(typed: string): { verb: string | null; text: string } {
  const text = typed.trim()
  const verb = VERBS.find((word) => text.startsWith(word)) ?? null
  const rest = verb === null ? '' : text.slice(verb.length).trim()
  return rest === '' ? { verb: null, text } : { verb, text: rest }
}

/**
 * Whether a list is searched for a text: letters and digits may be a number, Chinese characters a name, both together a
 * plate; letters alone may be pinyin.
 */
export function isLookedUp(kind: Kind, text: string): boolean {
  const form = looseForm(text)
  const hasSigns = /\p{Script=Han}/u.test(form)
  const isCoded = /[0-9a-z]{2}/.test(form)
  const { of } = lists[kind]
  if (of === 'plate') return hasSigns || isCoded
  return of === 'number' ? isCoded && !hasSigns : hasSigns || /^[a-z]{2,}$/.test(form)
}

const found = (kind: Kind, id: string, title: string, note: string | null): Finding => ({
  key: id,
  kind: texts.kinds[kind],
  title,
  note: note ?? '',
  url: `${lists[kind].path}?${new URLSearchParams({ [lists[kind].param]: title })}`,
})

const done = (verb: string, { key, kind, title, note }: Finding, url: string): Finding => ({
  ...{ key: `${verb} ${key}`, kind, title: `${verb} ${title}`, note, url, verb },
})

/** Results in the lists, each with the verbs of this person. */
export function findingsOf(data: FindQuery | undefined, permissions: readonly string[]): Finding[] {
  const { approve, pay } = texts.verbs
  const settlements = (data?.settlements?.records ?? []).flatMap(({ id, settleNo, projectName, ...row }) => {
    const one = found('settlements', id, settleNo, projectName)
    const isPaid = permissions.includes(PAY) && reasonAgainstPaying(row) === null
    return [
      ...(row.allowedActions.includes('approve') ? [done(approve, one, statementUrl([id]))] : []),
      ...(isPaid ? [done(pay, one, newPaymentUrl([settleNo]))] : []),
      one,
    ]
  })
  const payments = (data?.payments?.records ?? []).flatMap(({ id, paymentNo, payeeName, allowedActions }) => {
    const one = found('payments', id, paymentNo, payeeName)
    return [
      ...(allowedActions.includes('approve') ? [done(approve, one, paymentUrl(id))] : []),
      ...(allowedActions.includes('pay') ? [done(pay, one, paymentUrl(id))] : []),
      one,
    ]
  })
  const { cards, waybills, receipts, invoices, trucks, captains, drivers, payees, projects, sites } = data ?? {}
  return [
    ...(cards?.records ?? []).map((row) => found('cards', row.id, row.cardNo, row.captainName)),
    ...(waybills?.records ?? []).map((row) => found('waybills', row.id, row.no, row.projectName)),
    ...(receipts?.records ?? []).map((row) => found('receipts', row.id, row.giveCardNo, row.giveCardUserId)),
    ...settlements,
    ...payments,
    ...(invoices?.records ?? []).map((row) => found('invoices', row.id, row.invoiceSn, row.payeeName)),
    ...(trucks?.records ?? []).map((row) => found('trucks', row.id, row.plate, row.captainName)),
    ...(captains?.records ?? []).map((row) => found('captains', row.id, row.name, row.mobile)),
    ...(drivers?.records ?? []).map((row) => found('drivers', row.id, row.name, row.captainName)),
    ...(payees?.records ?? []).map((row) => found('payees', row.id, row.payeeName, row.bindingBankName)),
    ...(projects?.records ?? []).map((row) => found('projects', row.id, row.projectName, row.address)),
    ...(sites?.records ?? []).map((row) => found('sites', row.id, row.garbageName, row.code)),
  ]
}

/**
 * Results in order: recently opened ones, ones with a verb, and the others. A typed verb moves the results that it fits
 * to the front; the others stay, since their page gives the reasons.
 */
export function inOrder(findings: readonly Finding[], recent: readonly Finding[], verb: string | null): Finding[] {
  const wanted = findings.filter((one) => verb === null || one.verb === undefined || one.verb === verb)
  const rank = ({ key, verb: does }: Finding): number => {
    if (verb !== null && does === verb) return -1
    const at = recent.findIndex((one) => one.key === key)
    return at >= 0 ? at : recent.length + (does === undefined ? 1 : 0)
  }
  return wanted
    .map((one, at) => ({ one, at }))
    .sort((a, b) => rank(a.one) - rank(b.one) || a.at - b.at)
    .map(({ one }) => one)
}
