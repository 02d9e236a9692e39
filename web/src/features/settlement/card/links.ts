/** The ledger of a captain's card: the number stands in a JSON `info` (000 §2). */
export const ledgerUrl = (cardNo: string) => `/scan/ledger?${new URLSearchParams({ info: JSON.stringify({ cardNo }) })}`

/** The waybills of one card (000 §2). */
export const cardWaybillsUrl = (cardNo: string) =>
  `/chain/business/companywaybill2?${new URLSearchParams({ statements: 'cardNo', cardNo })}`

/** The card that an address asks for; null when it asks for none, undefined when it cannot be read. */
export function readCardNo(params: URLSearchParams): string | null | undefined {
  const info = params.get('info')
  if (!info) return params.get('cardNo')?.trim() || null
  try {
    const value: unknown = JSON.parse(info)
    const cardNo = typeof value === 'object' && value !== null && 'cardNo' in value ? value.cardNo : undefined
    return (typeof cardNo === 'string' && cardNo.trim()) || undefined
  } catch {
    return undefined
  }
}
