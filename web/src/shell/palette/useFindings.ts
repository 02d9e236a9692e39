import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { isVisible } from '../page'
import { pageAt, pages } from '../pages'
import { texts } from '../texts'
import { useViewer, type Viewer } from '../viewer'
import { FindDocument, type FindQuery } from './palette.generated'

export interface Finding {
  key: string
  kind: string
  title: string
  note: string
  url: string
}

/** The lists that numbers are looked up in, and the filter that each opens with. */
const lists = {
  cards: { path: '/scan/ledger', param: 'cardNo' },
  waybills: { path: '/chain/business/companywaybill2', param: 'no' },
  receipts: { path: '/scan/historyCard', param: 'giveCardNo' },
  settlements: { path: '/chain/settlement', param: 'settleNo' },
  payments: { path: '/chain/payment', param: 'paymentNo' },
  invoices: { path: '/chain/payment/invoices', param: 'invoiceSn' },
}

type Kind = keyof typeof lists

const PAUSE = 200

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function open(kind: Kind, viewer: Viewer): boolean {
  const page = pageAt(lists[kind].path)
  return page !== undefined && isVisible(page, viewer)
}

function numbers(data: FindQuery | undefined): Finding[] {
  const finding = (kind: Kind, label: string, id: string, no: string, note: string): Finding => ({
    key: id,
    kind: label,
    title: no,
    note,
    url: `${lists[kind].path}?${new URLSearchParams({ [lists[kind].param]: no })}`,
  })
  const { card, waybill, receipt, settlement, payment, invoice } = texts.kinds
  return [
    ...(data?.cards?.records ?? []).map((row) => finding('cards', card, row.id, row.cardNo, row.captainName ?? '')),
    ...(data?.waybills?.records ?? []).map((row) => finding('waybills', waybill, row.id, row.no, row.projectName)),
    ...(data?.receipts?.records ?? []).map((row) =>
      finding('receipts', receipt, row.id, row.giveCardNo, row.giveCardUserId),
    ),
    ...(data?.settlements?.records ?? []).map((row) =>
      finding('settlements', settlement, row.id, row.settleNo, row.projectName),
    ),
    ...(data?.payments?.records ?? []).map((row) => finding('payments', payment, row.id, row.paymentNo, row.payeeName)),
    ...(data?.invoices?.records ?? []).map((row) => finding('invoices', invoice, row.id, row.invoiceSn, row.payeeName)),
  ]
}

/** Pages by name, and cards, waybills, receipts, settlements, payments and invoices by number, as far as this person may see them. */
export function useFindings(typed: string) {
  const viewer = useViewer()
  const text = useSettled(typed.trim())
  const wanted = {
    cards: open('cards', viewer),
    waybills: open('waybills', viewer),
    receipts: open('receipts', viewer),
    settlements: open('settlements', viewer),
    payments: open('payments', viewer),
    invoices: open('invoices', viewer),
  }
  const skip = !/[0-9A-Za-z]{2}/.test(text) || !Object.values(wanted).some(Boolean)
  const { data, loading, error } = useQuery(FindDocument, {
    variables: { text: text.toUpperCase(), ...wanted },
    skip,
    fetchPolicy: 'no-cache',
  })
  const named = pages
    .filter((page) => isVisible(page, viewer) && page.title.includes(typed.trim()))
    .map((page): Finding => ({ key: page.path, kind: texts.kinds.page, title: page.title, note: '', url: page.path }))
  return { findings: [...named, ...(skip ? [] : numbers(data))], loading: loading || text !== typed.trim(), error }
}
