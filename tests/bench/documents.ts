import assert from 'node:assert/strict'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import pg from 'pg'
import { utils, write } from 'xlsx'
import { signIn } from './account.ts'
import { Caller } from './caller.ts'
import { startServer } from './processes.ts'
import { time, timeBoth, told } from './times.ts'

/**
 * Benchmark of printed documents and a large spreadsheet over HTTP, and of the time for which the server blocks other
 * requests meanwhile.
 */
const ROWS = 50_000

const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
await database.connect()
const { rows: companies } = await database.query<{ company: string; mobile: string; cards: string[]; n: number }>(
  `select k.company_id as company, u.mobile, array_agg(k.card_no) as cards, sum(k.n)::int as n
   from (select w.company_id, w.card_no, count(*) as n from waybill w where w.card_no is not null and w.status <> 'VOID' group by 1, 2) k
     join membership m on m.company_id = k.company_id and m.role_type = ${RoleType.COMPANY} join app_user u on u.id = m.user_id
   where u.mobile like '1390100%' group by 1, 2 order by n desc limit 1`,
)
const [place] = companies
if (!place) throw new Error('no waybills on cards: run npm run seed first')

const listed = (times: number[]): string => times.map((one) => one.toFixed(0)).join(', ')

const server = await startServer('ours', 4805)
try {
  const clerk = new Caller(server, await signIn(database, place.mobile))
  await receiptPdf(clerk)
  await settlementPdf(clerk)
  await spreadsheet(clerk)
} finally {
  server.stop()
  await database.end()
}

/** Measured warm: the printing thread has its fonts open, and the document's seal exists. */
async function receiptPdf(clerk: Caller): Promise<void> {
  const { rows } = await database.query<{ no: string; cards: number }>(
    'select give_card_no as no, card_count as cards from receipt where company_id = $1 order by card_count desc, give_card_no limit 1',
    [place?.company],
  )
  const [receipt] = rows
  assert.ok(receipt)
  const body = JSON.stringify([{ giveCardNo: receipt.no }])
  const run = () => clerk.fetch('/chain/companysettle/downloadReceiptPdf', body)
  assert.ok((await run()).subarray(0, 5).equals(Buffer.from('%PDF-')))
  console.log(`receipt PDF (${receipt.cards} cards): ${told(await time({ run }, 41))}`)
}

async function settlementPdf(clerk: Caller): Promise<void> {
  const { rows } = await database.query<{ id: string; n: number }>(
    `select id, settle_cnt as n from settlement where company_id = $1 and status in ('APPROVED', 'PAID')
     order by abs(settle_cnt - 500), id limit 1`,
    [place?.company],
  )
  const [settlement] = rows
  assert.ok(settlement)
  const run = () => clerk.fetch(`/chain/companysettle/downloadSettlePdf?settleId=${settlement.id}`)
  console.log(`settlement PDF (${settlement.n} waybills): ${told(await time({ run }, 21))}`)
}

/** Compared with the spreadsheet library alone, which writes the same rows from memory. */
async function spreadsheet(clerk: Caller): Promise<void> {
  const body = JSON.stringify({ cardNos: place?.cards })
  const run = () => clerk.fetch('/chain/companysettle/exportWaybillsByCardNoExcel', body)
  const { rows } = await database.query<Record<string, unknown>>(
    `select no, truck_code, tp_mode, go_soil_type, weight_unit, weight_tons::float8, to_char(go_datetime, 'YYYY-MM-DD HH24:MI:SS'),
       go_staff_name, driver_name, captain_name
     from waybill where company_id = $1 and card_no is not null and status <> 'VOID'`,
    [place?.company],
  )
  assert.ok(rows.length > ROWS * 0.9)
  const library = async () => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.json_to_sheet(rows))
    return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
  }
  const [holds, idle]: [number[], number[]] = [[], []]
  const [ours, alone] = await timeBoth(
    { before: () => server.longestHold(), run, after: async () => holds.push(await server.longestHold()) },
    // Other programs use the processor too; the longest block of an idle server is printed for comparison.
    { run: library, after: async () => idle.push(await server.longestHold()) },
    7,
  )
  const ratio = (ours.median / alone.median).toFixed(2)
  console.log(`Excel of ${rows.length} rows: ${told(ours)}, SheetJS alone, in memory: ${told(alone)}, ${ratio} ×`)
  console.log(`the event loop meanwhile: held for ${listed(holds)} ms at most; with nothing to do: ${listed(idle)}`)
}
