/** Replacements of PostgreSQL's own functions and views, in a schema that is searched before its own. */
const fake = (...definitions: string[]) => [
  'create schema fake',
  ...definitions.map((definition) => `create ${definition}`),
  'set local search_path = fake, pg_catalog, public',
]

const setting = (name: string, value: string) =>
  `function fake.current_setting(asked text) returns text language sql as
   $$ select case asked when '${name}' then '${value}' else pg_catalog.current_setting(asked) end $$`

/** Program that has run for an hour, with these connections. */
const running = (...names: string[]) =>
  `view fake.pg_stat_activity as select current_database() as datname, now() - interval '1 hour' as backend_start, name as application_name
   from unnest('{${names.join()}}'::text[]) as name`

const boss = [
  'create schema if not exists pgboss',
  'create table pgboss.version (cron_on timestamptz)',
  `create table pgboss.job (name text, state text, output jsonb, created_on timestamptz default now(), completed_on timestamptz)`,
]

const mark = (text: string) => `select '${text}' as mark`

const message = (columns: string, values: string) =>
  `insert into outbox (id, topic, payload, attempts, created_at, expires_at, ${columns})
   values (gen_random_uuid(), 'sms-code', '{}', 3, now() - interval '4 minutes', now() + interval '1 minute', ${values}) returning error as mark`

/** Faults of the database and of the background work, in the same form as those of rows. */
export const settingFaults: Record<string, readonly string[]> = {
  'postgres-version': [
    ...fake(
      `function fake.current_setting(asked text) returns text language sql as
       $$ select case asked when 'server_version' then '14.12' when 'server_version_num' then '140012' else pg_catalog.current_setting(asked) end $$`,
    ),
    mark('14.12'),
  ],
  encoding: [...fake(setting('server_encoding', 'SQL_ASCII')), mark('SQL_ASCII')],
  'collation-version': [
    ...fake(
      "view fake.pg_database as select oid, datname, '153.14'::text as datcollversion from pg_catalog.pg_database",
      "function fake.pg_database_collation_actual_version(oid) returns text language sql as $$ select '153.120' $$",
    ),
    mark('153.120'),
  ],
  extensions: [
    ...fake(
      "view fake.pg_available_extensions as select name, '99.1' as default_version from pg_catalog.pg_available_extensions",
    ),
    mark('99.1'),
  ],
  'time-zone': ["set local timezone = 'Europe/Rome'", mark('Europe/Rome')],
  owner: [
    'create role tufang_other',
    'alter table anomaly_rule owner to tufang_other',
    'create role tufang_program',
    'set local role tufang_program',
    mark('owner='),
  ],
  walls: ['alter table card disable row level security', mark('card')],
  'invalid-indexes': [
    'set local allow_system_table_mods = on',
    "update pg_index set indisvalid = false where indexrelid = 'soil_type_name_form'::regclass",
    mark('soil_type_name_form'),
  ],
  constraints: [
    'alter table soil_type add constraint soil_type_later check (enabled is not null) not valid',
    mark('soil_type_later'),
  ],
  triggers: ['alter table waybill disable trigger waybill_count_insert', mark('waybill_count_insert')],
  checksums: [
    ...fake(
      'view fake.pg_stat_database as select current_database() as datname, 7 as checksum_failures, now() as checksum_last_failure',
    ),
    mark('failures=7'),
  ],
  migrations: [
    "delete from migration where name = '0058-published-suspensions'",
    mark('缺少 0058-published-suspensions'),
  ],

  listener: [...fake(running('tufang', 'tufang-jobs')), mark('running_since=')],
  'silent-tasks': [
    ...fake(running('tufang-jobs', 'tufang-listener')),
    `insert into export_task (company_id, id, user_id, role_type, list, title, columns, filter, sort, status, run_id, touched_at, created_at, expires_at)
     select m.company_id, gen_random_uuid(), m.user_id, 2, 'waybill', '运单', '[]', '{}', '[]', 'RUNNING', gen_random_uuid(), now() - interval '1 hour', now(), now()
     from membership m limit 1 returning id as mark`,
  ],
  'outbox-waiting': [...fake(running('tufang-jobs')), message('error', "'ECONNREFUSED'")],
  'outbox-given-up': [...Array.from({ length: 4 }, () => message('error, given_up_at', "'REFUSED', now()"))],
  'unfolded-sums': [
    ...fake("view fake.waybill_cost as select 'CHANGE' as span from generate_series(1, 100001)"),
    mark('sums=waybill_cost changes=100001'),
  ],
  'job-heartbeat': [
    ...boss,
    ...fake(running('tufang-jobs')),
    `insert into pgboss.version values (now() - interval '20 minutes')`,
    mark('last_beat='),
  ],
  'failed-jobs': [
    ...boss,
    `insert into pgboss.job (name, state, output, completed_on) values ('housekeeping', 'failed', '{"message": "no room"}', now())`,
    mark('no room'),
  ],
}
