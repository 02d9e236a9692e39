import { iso, MINUTE } from '../calendar.ts'
import type { Company, Settlement, Waybill } from '../world.ts'

/** Papers that every settlement needs of a company that has people for each task. */
const NEEDED = ['RECEIPT', 'SITE_CONFIRMATION'] as const
/** Kind that no company needs, and that is there now and then all the same. */
const EXTRA = 'WEIGH_NOTE'

const FILES = {
  RECEIPT: ['receipt', '已签回执单'],
  SITE_CONFIRMATION: ['site-confirmation', '工地确认单'],
  WEIGH_NOTE: ['weigh-note', '磅单'],
} as const satisfies Record<string, readonly [file: string, name: string]>

/** Share of needed papers that are there, by the progress of their settlement. */
const SHARE: Record<Settlement['status'], number> = { PAID: 0.94, APPROVED: 0.7, PENDING: 0.4 }

const settlementsOf = (waybills: readonly Waybill[]): Settlement[] => [
  ...new Map(
    waybills.flatMap(({ settled }) => (settled ? [[settled.settlement.id, settled.settlement] as const] : [])),
  ).values(),
]

/** Papers of settlements: most are there, some are missing, which warns before paying and blocks nothing. */
export function addTo(company: Company, waybills: readonly Waybill[]): void {
  const { id: company_id, rows, clerk } = company
  // Companies in which one person does everything collect no papers.
  if (company.cashier === clerk) return
  for (const kind of NEEDED) rows.add('paper_need', { company_id, kind })
  const random = company.random.fork('papers')
  for (const { id: settlement_id, status, row } of settlementsOf(waybills)) {
    const share = SHARE[status]
    const kinds = [...NEEDED.filter(() => random.chance(share)), ...(random.chance(0.06) ? [EXTRA] : [])] as const
    for (const kind of kinds) {
      const [file, name] = FILES[kind]
      const at = Date.parse(String(row.created_at)) + random.int(3, 25) * MINUTE
      rows.add('settlement_paper', {
        company_id,
        id: random.uuid(at),
        settlement_id,
        kind,
        file_url: `/demo/papers/${file}.svg`,
        file_name: `${name}${String(row.settle_no)}.svg`,
        created_by: clerk.id,
        create_by: clerk.name,
        created_at: iso(at),
      })
    }
  }
}
