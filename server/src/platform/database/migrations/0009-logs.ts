import { Migration } from '@mikro-orm/migrations'
import { type DaySums, daySumsTable, sumsSoFar } from '../../../kernel/sums/day-sums.js'

const DAY = `(created_at at time zone 'Asia/Shanghai')::date`

const operationSums: DaySums = {
  table: 'operation_log_count',
  keys: {
    user_id: 'uuid not null',
    create_by: 'text not null',
    type: 'text not null',
    title: 'text not null',
    service_id: 'text not null',
    method: 'text',
  },
  measures: { lines: 'integer not null' },
  sets: {
    column: 'part',
    type: 'text',
    of: { "'ALL'": ['user_id', 'create_by', 'type', 'title', 'service_id', 'method'] },
    told: "'ALL'",
  },
  sources: [
    {
      table: 'operation_log',
      routine: 'count_operation_log',
      day: DAY,
      row: {
        user_id: 'user_id',
        create_by: 'create_by',
        type: 'type',
        title: 'title',
        service_id: 'service_id',
        method: 'method',
        lines: '1',
      },
    },
  ],
}

/** Lines that belong to no company are shown to one person alone, and counted row by row. */
const loginSums: DaySums = {
  table: 'login_log_count',
  keys: { user_id: 'uuid', create_by: 'text', type: 'text not null', request_uri: 'text not null' },
  measures: { lines: 'integer not null' },
  sets: {
    column: 'part',
    type: 'text',
    of: { "'ALL'": ['user_id', 'create_by', 'type', 'request_uri'] },
    told: "'ALL'",
  },
  sources: [
    {
      table: 'login_log',
      routine: 'count_login_log',
      day: DAY,
      row: { user_id: 'user_id', create_by: 'create_by', type: 'type', request_uri: 'request_uri', lines: '1' },
      where: 'company_id is not null',
    },
  ],
}

/** Logs that can be searched at any length, have the called part of the program, and remember deleted lines. */
export class Logs extends Migration {
  override up(): void {
    this.addSql(`
      alter table operation_log add column service_id text;
      update operation_log set service_id = case when method = 'JOB' then 'JOB' when request_uri = '/graphql' then 'GRAPHQL' else 'REST' end;
      alter table operation_log alter column service_id set not null,
        add constraint operation_log_service_id_check check (service_id in ('WEB', 'GRAPHQL', 'REST', 'JOB'));
      create index operation_log_of_user on operation_log (company_id, user_id, created_at desc);

      -- By its way of signing in, whatever call that was.
      update login_log set request_uri = case when request_uri like '%/oauth/token' then '/oauth/token' else '/phone/token/sms' end;
      alter table login_log
        add constraint login_log_request_uri_check check (request_uri in ('/oauth/token', '/phone/token/sms'));
      create index login_log_failed on login_log (create_by, created_at) where type = 'FAILURE';
    `)
    this.addSql(`${daySumsTable(operationSums)}${sumsSoFar(operationSums)}`)
    this.addSql(`${daySumsTable(loginSums)}${sumsSoFar(loginSums)}`)
    this.addSql(`
      -- What was deleted of the logs, as it was, and by whom.
      create table log_deletion (
        company_id uuid not null references company,
        id uuid not null,
        kind text not null check (kind in ('OPERATION', 'LOGIN')),
        log_id uuid not null,
        of_user_id uuid references app_user,
        of_name text,
        logged_at timestamptz not null,
        content jsonb not null,
        user_id uuid not null references app_user,
        create_by text not null,
        remote_addr text,
        created_at timestamptz not null,
        primary key (company_id, id),
        unique (company_id, log_id)
      );
      create index log_deletion_recent on log_deletion (company_id, created_at desc);
      create function refuse_deletion_change() returns trigger language plpgsql as $$
      begin
        raise exception 'log_deletion only grows' using errcode = 'insufficient_privilege';
      end $$;
      create trigger log_deletion_grows before update or delete on log_deletion
        for each statement execute function refuse_deletion_change();
      create trigger log_deletion_stays before truncate on log_deletion
        for each statement execute function refuse_deletion_change();
      -- Also where a trusted load has switched triggers off.
      alter table log_deletion enable always trigger log_deletion_grows;
      alter table log_deletion enable always trigger log_deletion_stays;

      insert into platform_dictionary_item (dictionary, item_value, item_name, sort) values
        ('log_type', '0', '正常', 1), ('log_type', '9', '异常', 2),
        ('request_method', 'GET', 'GET', 1), ('request_method', 'POST', 'POST', 2), ('request_method', 'PUT', 'PUT', 3),
        ('request_method', 'DELETE', 'DELETE', 4), ('request_method', 'JOB', '后台任务', 5);

      -- A log that somebody could add to or edit would prove nothing.
      update role set permissions = array_remove(array_remove(permissions, 'sys:loglogin:add'), 'sys:loglogin:edit'),
          version = version + 1, updated_at = now()
        where permissions && array['sys:loglogin:add', 'sys:loglogin:edit'];
    `)
  }
}
