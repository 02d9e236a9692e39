import { parseArgs } from 'node:util'
import pg from 'pg'
import { seedBulk } from './bulk.ts'
import { postgresSink, type Sink } from './sink.ts'
import { brokenChecks, brokenForeignKeys } from './verify.ts'

const USAGE =
  '用法：DATABASE_URL=postgres://… npm run seed -- --waybills 运单数 --companies 公司数 [--largest 首家公司的运单数] [--years 年数] [--seed 种子数]'

class Refusal extends Error {}

function whole(name: string, text: string | undefined, most: number): number {
  if (text === undefined || !/^[0-9]{1,9}$/.test(text)) throw new Refusal(`--${name} 须为正整数\n${USAGE}`)
  const value = Number(text)
  if (value < 1 || value > most) throw new Refusal(`--${name} 须在 1 到 ${most} 之间`)
  return value
}

interface Plan {
  waybills: number
  companies: number
  largest?: number
  years: number
  seed: number
}

function readOptions(): Plan & { url: string } {
  const one = { type: 'string' } as const
  const options = { waybills: one, companies: one, largest: one, years: one, seed: one }
  const { values } = parse(options)
  const url = process.env.DATABASE_URL
  if (!url) throw new Refusal(`请先设置 DATABASE_URL\n${USAGE}`)
  const waybills = whole('waybills', values.waybills, 100_000_000)
  const companies = whole('companies', values.companies, 9000)
  // Every company gets some.
  const most = companies === 1 ? waybills : waybills - companies + 1
  return {
    waybills,
    companies,
    ...(values.largest === undefined ? {} : { largest: whole('largest', values.largest, most) }),
    years: whole('years', values.years ?? '2', 10),
    seed: whole('seed', values.seed ?? '20260101', 999_999_999),
    url,
  }
}

function parse<T extends NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>>(options: T) {
  try {
    return parseArgs({ options })
  } catch (error) {
    throw new Refusal(`参数有误：${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} 秒`

async function load(sinks: readonly [Sink, ...Sink[]], options: Plan): Promise<void> {
  const [sink] = sinks
  const [schema] = await sink.query("select to_regclass('company') is not null as ready")
  if (schema?.ready !== true) throw new Refusal('数据库中没有 company 表：请先运行数据库迁移，再导入数据')
  const begun = performance.now()
  let done = 0
  await seedBulk(sinks, {
    ...options,
    today: new Date(),
    onCompany(name, mobile, waybills) {
      done += 1
      console.log(`${done}/${options.companies} ${name}（管理员 ${mobile}）：运单 ${waybills}，累计 ${seconds(begun)}`)
    },
  })
  console.log(`导入完成：运单 ${options.waybills}，用时 ${seconds(begun)}`)
  await sink.query('vacuum analyze')
  const checking = performance.now()
  const broken = [...(await brokenForeignKeys(sink)), ...(await brokenChecks(sink))]
  for (const { rule, rows, example } of broken) console.error(`校验未通过 ${rule}（${rows} 行）`, example)
  if (broken.length > 0) throw new Refusal(`共 ${broken.length} 项校验未通过`)
  console.log(`校验全部通过，用时 ${seconds(checking)}`)
}

async function main(): Promise<void> {
  const { url, ...options } = readOptions()
  const clients = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })] as const
  try {
    for (const client of clients) await client.connect()
    await load([postgresSink(clients[0]), postgresSink(clients[1])], options)
  } finally {
    for (const client of clients) await client.end()
  }
}

try {
  await main()
} catch (error) {
  if (error instanceof Refusal) console.error(error.message)
  else console.error('导入失败：', error)
  process.exitCode = 1
}
