import { RoleType } from '@tufang/server/modules/identity/role-types'
import pg from 'pg'
import { FIELDS, measureBeside, type Office } from './beside.ts'
import { settleableIds } from './settleable.ts'

/**
 * Benchmark of a company's reads, a page of the list and a drawer, while another company requests more than its share.
 */
const ROWS = 5000

const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
await database.connect()

const { rows: offices } = await database.query<Office>(
  `select c.id as company, u.mobile from company c join membership m on m.company_id = c.id and m.role_type = ${RoleType.COMPANY} join app_user u on u.id = m.user_id
   where u.mobile like '1390100%' and not c.payee_check order by u.mobile limit 2`,
)
const [victim, hostile] = offices
if (!victim || !hostile) throw new Error('two companies are needed: run npm run seed first')

const ids = await settleableIds(database, hostile.company, ROWS)
const [first = ''] = ids
await measureBeside(database, { victim, hostile }, async () => [
  {
    name: `24 previews of ${ROWS}`,
    clients: 24,
    query: `mutation ($ids: [ID!]!) { previewSettlements(input: { waybillIds: $ids }) { settleCnt settleAmt groups { settleAmt } } }`,
    variables: { ids },
  },
  {
    name: '20 waiters for one row',
    clients: 20,
    query: `mutation ($input: [WaybillPriceInput!]!) { setWaybillPrices(input: $input) { id ok } }`,
    variables: { input: [{ id: first, settlePrice: '10' }] },
    locked: first,
  },
  {
    name: `50 lists of ${ROWS}`,
    clients: 50,
    query: `query ($page: PageInput) { waybills(page: $page) { total records { ${FIELDS} } } }`,
    variables: { page: { size: ROWS } },
  },
])
await database.end()
