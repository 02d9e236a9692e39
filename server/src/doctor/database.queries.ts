import type { RowCheck } from './check.js'

/** Properties that the database must have. */
export const database: readonly RowCheck[] = [
  {
    name: 'postgres-version',
    title: 'PostgreSQL 的版本过旧',
    mend: '升级到 PostgreSQL 15 或更高版本',
    sql: `select current_setting('server_version') as version where current_setting('server_version_num')::int < 150000`,
  },
  {
    name: 'encoding',
    title: '数据库的编码不是 UTF8',
    mend: '新建编码为 UTF8 的数据库，按 docs/operations.md 把数据恢复到其中',
    sql: `select current_setting('server_encoding') as encoding where current_setting('server_encoding') <> 'UTF8'`,
  },
  {
    name: 'collation-version',
    title: '数据库的排序规则与操作系统的版本不符，索引可能已错乱',
    mend: '停止程序，先 reindex database，再 alter database … refresh collation version',
    sql: `
      select d.datname as database, d.datcollversion as created_with, pg_database_collation_actual_version(d.oid) as now
      from pg_database d
      where d.datname = current_database() and d.datcollversion <> pg_database_collation_actual_version(d.oid)`,
  },
  {
    name: 'extensions',
    title: '缺少扩展，或扩展比已安装的 PostgreSQL 旧',
    mend: '由数据库的所有者执行 create extension btree_gist；版本旧的执行 alter extension … update',
    sql: `
      select 'btree_gist' as extension, null as version, null as available
      where not exists (select from pg_extension where extname = 'btree_gist')
      union all
      select e.extname, e.extversion, a.default_version
      from pg_extension e join pg_available_extensions a on a.name = e.extname where e.extversion <> a.default_version`,
  },
  {
    name: 'time-zone',
    title: '会话的时区不是 Asia/Shanghai，或数据库的时区资料不对',
    mend: '连接池请改用 session 模式，并让它放行 options 参数；时区资料随操作系统的 tzdata 更新',
    sql: `
      select current_setting('TimeZone') as zone, now() at time zone 'Asia/Shanghai' as shanghai
      where current_setting('TimeZone') <> 'Asia/Shanghai'
        or (now() at time zone 'Asia/Shanghai') - (now() at time zone 'UTC') <> interval '8 hours'`,
  },
  {
    name: 'owner',
    title: '有的表不属于程序的数据库角色，下次升级会失败',
    mend: '由超级用户执行 reassign owned，或逐表 alter table … owner to 程序的角色',
    sql: `
      select c.relname as table, pg_get_userbyid(c.relowner) as owner from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not pg_has_role(c.relowner, 'usage')
      order by c.relname`,
  },
  {
    name: 'invalid-indexes',
    title: '有的索引无效，唯一性可能无人把守',
    mend: '执行 reindex index concurrently …；因重复而失败的，先按“重复”一类的提示合并',
    sql: `
      select i.indexrelid::regclass::text as index, i.indrelid::regclass::text as table from pg_index i
      join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace and not (i.indisvalid and i.indisready)`,
  },
  {
    name: 'constraints',
    title: '有的约束未经校验，已有的行可能违反它',
    mend: '执行 alter table … validate constraint …；它指出的行先改正',
    sql: `
      select conrelid::regclass::text as table, conname as constraint from pg_constraint
      where connamespace = 'public'::regnamespace and not convalidated`,
  },
  {
    name: 'triggers',
    title: '有的触发器被关闭，汇总和会话会与数据脱节',
    mend: '执行 alter table … enable trigger …（汇总用的为 enable always trigger），然后按其余提示重建汇总',
    sql: `
      select t.tgrelid::regclass::text as table, t.tgname as trigger from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and t.tgenabled in ('D', 'R')`,
  },
  {
    name: 'walls',
    title: '有的表没有把各公司隔开，第二道墙有缺口',
    mend: '执行 alter table … enable row level security，按 migrations/0068-second-wall 补上 own_company 策略；视图执行 alter view … set (security_invoker = true)',
    sql: `
      select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and (a.attnotnull or c.relname = 'login_log')
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and not (c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'own_company')
          and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname <> all('{own_company,own_companies}')))
      union all
      select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'v' and not coalesce('security_invoker=true' = any(reloptions), false)`,
  },
  {
    name: 'checksums',
    title: '数据库读到了校验和不符的页，磁盘可能损坏',
    mend: '立即停止程序并复制整个数据目录；更换磁盘后从最近的备份恢复，再用本命令检查',
    sql: `
      select datname as database, checksum_failures as failures, checksum_last_failure as last from pg_stat_database
      where datname = current_database() and checksum_failures > 0`,
  },
]
