import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { type Card, newCard } from '@tufang/tests/factories/card'
import { newPayee, type Payee } from '@tufang/tests/factories/payee'
import { newProject, type Project } from '@tufang/tests/factories/project'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newSoilType, type SoilType } from '@tufang/tests/factories/soil-type'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'

/** World of one run of random verbs, with the rows that it has made so far. */
export interface World {
  company: TestCompany
  services: Awaited<ReturnType<typeof services>>
  cards: Card[]
  payees: Payee[]
  projects: Project[]
  soilType: SoilType
  waybillIds: string[]
  receipts: { id: string; giveCardNo: string }[]
  settlementIds: string[]
  /** Change sets that may be undone. */
  changeSetIds: string[]
  /** The project's price is another than when its waybills arrived: settling brings them to it. */
  projectPriceMoved: boolean
}

const ODD_AMOUNTS = { weightUnit: 'TON', weightTons: '31.335', exAmt: '0.07', adjustAmt: '-1.01' } as const

/**
 * Two projects, one with a price; cards with waybills of every kind: priced, odd amounts, unpriced, pending, on the
 * road.
 */
export async function newWorld(): Promise<World> {
  const company = await newCompany({ payeeCheck: false })
  const [priced, bare, soilType] = [await newProject(company), await newProject(company), await newSoilType(company)]
  await newProjectPrice(company, { project: priced, soilType, price: '33.33' })
  const cards: Card[] = []
  const waybills: { id: string }[] = []
  for (let made = 0; made < 4; made++) {
    const card = await newCard(company)
    const common = { card, soilType }
    waybills.push(
      ...(await newWaybills(company, 2, { ...common, project: priced })),
      await newWaybill(company, { ...common, ...ODD_AMOUNTS, project: priced }),
      await newWaybill(company, { ...common, project: bare }),
      await newWaybill(company, { ...common, project: priced, pendingReview: true }),
      await newWaybill(company, { ...common, project: priced, status: made % 2 === 0 ? 'IN_TRANSIT' : 'VOID' }),
    )
    cards.push(card)
  }
  waybills.push(await newWaybill(company, { soilType, project: priced, ...ODD_AMOUNTS }))
  return {
    company,
    services: await services(),
    cards,
    soilType,
    projects: [priced, bare],
    payees: [await newPayee(company), await newPayee(company), await newPayee(company, { contractSigned: false })],
    waybillIds: waybills.map(({ id }) => id),
    receipts: [],
    settlementIds: [],
    changeSetIds: [],
    projectPriceMoved: false,
  }
}

/** Facts of a card that must not get lost: its waybills, their worth, and its account. */
export interface Holding {
  cardNo: string
  status: string
  waybills: number
  accounted: string
  ledger: string
  settled: string
  settledWaybills: number
}

export const holdingsOf = ({ company }: World): Promise<Holding[]> =>
  rowsOf<Holding>(sql`
    select k.card_no as "cardNo", k.status, count(w.id)::int as waybills, coalesce(sum(w.accounted_amount), 0)::numeric(16, 2) as accounted,
      count(w.settlement_id)::int as "settledWaybills",
      (select coalesce(sum(e.unsettled_amount + e.settled_amount), 0)::numeric(16, 2) from card_ledger_entry e
        where e.company_id = k.company_id and e.card_id = k.id) as ledger,
      (select coalesce(sum(e.settled_amount), 0)::numeric(16, 2) from card_ledger_entry e
        where e.company_id = k.company_id and e.card_id = k.id) as settled
    from card k left join waybill w on w.company_id = k.company_id and w.card_id = k.id
    where k.company_id = ${company.id} group by k.company_id, k.id, k.card_no, k.status order by k.card_no`)
