const PATH = '/chain/companysettle/exportWaybillsByCardNoExcel'
const NAME = '运单.xlsx'
/** More numbers than fit into an address go into the body. */
const MAX_IN_ADDRESS = 200

/** The waybills of some cards as an Excel file: what useDownload's run takes. */
export function waybillsOf(cards: readonly string[]): [url: string, init: RequestInit, name: string] {
  const cardNos = cards.join(',')
  if (cards.length <= MAX_IN_ADDRESS) return [`${PATH}?${new URLSearchParams({ cardNos })}`, {}, NAME]
  return [PATH, { method: 'POST', body: JSON.stringify({ cardNos }) }, NAME]
}
