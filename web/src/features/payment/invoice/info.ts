import { infoOf } from '../../../ui/list/useInfoLink'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Names under which a link may have a list of invoices. */
const LISTS = ['invoices', 'invoiceList', 'invoiceSns', 'list', 'ids']

/** Id or number in one member of such a list. */
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
 * List parameters for the `info` of a link: the payment in the banner, and its invoices by number, or by ids whose
 * numbers are yet to be loaded. Without invoices the list is filtered by the payment. Null for a text that is no JSON
 * object.
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
