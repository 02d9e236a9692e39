import { migrations } from '../platform/database/migrations/index.js'
import { type Check, foundAt } from './check.js'

const GB = 1024 ** 3
const [LEAST_ROOM, LEAST_SHARE] = [1 * GB, 0.05]
/**
 * Largest difference between the clocks of servers, which compare times that others wrote; NTP keeps clocks closer than
 * that.
 */
const CLOCKS_APART_MS = 2000

/** Whether the schema is that of this program, whose rows can be checked only then. */
export const schema: Check = {
  name: 'migrations',
  title: '数据库的结构与本程序不同',
  mend: '缺少的：启动本程序，或停机后运行 node server/dist/migrate.js；多出的：数据库已由更新的程序升级，请换用那个版本',
  async look({ read }) {
    const [table] = await read<{ there: boolean }>(`select to_regclass('public.migration') is not null as there`)
    const done = table?.there ? await read<{ name: string }>('select name from migration order by id') : []
    const [theirs, ours] = [new Set(done.map(({ name }) => name)), migrations.map(({ name }) => name)]
    return foundAt([
      ...ours.filter((name) => !theirs.has(name)).map((name) => `缺少 ${name}`),
      ...[...theirs].filter((name) => !ours.includes(name)).map((name) => `多出 ${name}`),
    ])
  },
}

/** Checks of the machine that the program runs on. */
export const machine: readonly Check[] = [
  {
    name: 'clock',
    title: '本机的时钟与数据库的相差过大',
    mend: '在两台机器上启用 NTP 对时；相差期间写下的验证码、任务和日志的时间不可信',
    async look({ read, now }) {
      const before = now()
      const [row] = await read<{ ms: string }>('select extract(epoch from clock_timestamp()) * 1000 as ms')
      const after = now()
      const theirs = Number(row?.ms)
      const apart = Math.max(before - theirs, theirs - after, 0)
      return foundAt(apart > CLOCKS_APART_MS ? [`相差 ${Math.ceil(apart / 1000)} 秒`] : [])
    },
  },
  {
    name: 'time-zone-here',
    title: '本机的 Node 不认识 Asia/Shanghai 时区',
    mend: '请用 npm 带来的 Node（npm start），不要用去掉 ICU 的版本',
    async look() {
      const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit' }).format(0)
      return foundAt(hour === '08' ? [] : [`1970-01-01T00:00Z 显示为 ${hour} 时`])
    },
  },
  {
    name: 'disk',
    title: '磁盘所剩不多',
    mend: '清理或扩大磁盘；写满后数据库会停止写入。旧的轨迹分区可按 docs/operations.md 归档',
    async look({ config, room }) {
      if (config.dataDir === 'memory' || (config.databaseUrl && config.s3)) return foundAt([])
      const { free, total } = await room(config.dataDir)
      const isLow = free < LEAST_ROOM || free < total * LEAST_SHARE
      const gb = (bytes: number) => String(Math.trunc(bytes / GB))
      return foundAt(isLow ? [`${config.dataDir}：剩 ${gb(free)} GB，共 ${gb(total)} GB`] : [])
    },
  },
]
