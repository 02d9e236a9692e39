import { texts } from './texts'

const PATH = '/chain/companysettle/exportWaybillsByCardNoExcel'
/** More numbers than fit into an address go into the body. */
const MAX_IN_ADDRESS = 200

/** The waybills of some cards as an Excel file: what useDownload's run takes. */
export function waybillsOf(cards: readonly string[]): [url: string, init: RequestInit, name: string] {
  const cardNos = cards.join(',')
  if (cards.length <= MAX_IN_ADDRESS) return [`${PATH}?${new URLSearchParams({ cardNos })}`, {}, texts.fileName]
  return [PATH, { method: 'POST', body: JSON.stringify({ cardNos }) }, texts.fileName]
}
