import { infoOf } from '../../../ui/list/useInfoLink'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** How a list of invoices may be called, and how its members name themselves where they are no plain texts. */
const LISTS = ['invoices', 'invoiceList', 'invoiceSns', 'list', 'ids']

/** What one member of such a list names: an id or a number. */
function nameOf(member: unknown): string {
  if (typeof member === 'string' || typeof member === 'number') return String(member).trim()
  if (typeof member !== 'object' || member === null) return ''
  const { invoiceSn, id } = member as Record<string, unknown>
  return nameOf(invoiceSn ?? id ?? '')
}

function listed(json: string): string[] {
  const info = JSON.parse(json) as Record<string, unknown>
  const found = LISTS.flatMap((name) => {
    const list = info[name]
    return typeof list === 'string' ? list.split(',') : Array.isArray(list) ? list : []
  })
  return [...new Set(found.map(nameOf).filter(Boolean))]
}

/**
 * The list's parameters that a link's `info` stands for (001 §2): the payment that is told above the table, and its invoices by their
 * numbers, or by ids whose numbers are still to be looked up. Without invoices it is those that name the payment. Null when it is no
 * JSON object.
 */
export function readInfo(json: string): Record<string, string> | null {
  const given = infoOf(json)
  if (!given) return null
  const names = listed(json)
  const [ids, invoiceSns] = [names.filter((name) => ID.test(name)), names.filter((name) => !ID.test(name))]
  const paymentNo = given.get('paymentNo') ?? ''
  const found = {
    ofPayment: paymentNo,
    ofAmt: given.get('amt') ?? '',
    ids: ids.join(),
    invoiceSns: invoiceSns.join(),
    paymentNo: names.length > 0 ? '' : paymentNo,
  }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text))
}
