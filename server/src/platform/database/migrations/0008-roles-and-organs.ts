import { Migration } from '@mikro-orm/migrations'

/** Several roles of one member, which projects a role is for, and the organs of a company. */
export class RolesAndOrgans extends Migration {
  override up(): void {
    this.addSql(`
      alter table role
        add column standard text constraint role_standard_check
          check (standard in ('ADMINISTRATOR', 'SETTLER', 'AUDITOR', 'CASHIER', 'READER')),
        add column data_scope text not null default 'ALL' constraint role_data_scope_check
          check (data_scope in ('ALL', 'ORGAN', 'CHOSEN')),
        add column remark text,
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now();
      update role set standard = case name when '管理员' then 'ADMINISTRATOR' when '结算员' then 'SETTLER'
        when '审核员' then 'AUDITOR' when '出纳' then 'CASHIER' when '只读' then 'READER' end, updated_at = created_at;
      create unique index role_company_id_standard_key on role (company_id, standard);

      create table organ (
        company_id uuid not null references company,
        id uuid not null,
        -- Without one it stands below the company itself.
        parent_id uuid,
        name text not null check (length(name) between 1 and 20),
        sort integer not null default 0,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (company_id, id),
        foreign key (company_id, parent_id) references organ (company_id, id),
        check (parent_id <> id),
        unique nulls not distinct (company_id, parent_id, name)
      );

      -- A project belongs to one organ, or to the company itself.
      create table organ_project (
        company_id uuid not null references company,
        project_id uuid not null,
        organ_id uuid not null,
        primary key (company_id, project_id),
        foreign key (company_id, project_id) references project (company_id, id),
        foreign key (company_id, organ_id) references organ (company_id, id)
      );
      create index organ_project_organ on organ_project (company_id, organ_id);

      create table role_project (
        company_id uuid not null references company,
        role_id uuid not null,
        project_id uuid not null,
        primary key (company_id, role_id, project_id),
        foreign key (company_id, role_id) references role (company_id, id) on delete cascade,
        foreign key (company_id, project_id) references project (company_id, id)
      );

      alter table membership
        add column organ_id uuid,
        -- Empty until he who was invited has entered for the first time.
        add column joined_at timestamptz,
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now(),
        add foreign key (company_id, organ_id) references organ (company_id, id);
      update membership set joined_at = created_at, updated_at = created_at;
      create index membership_organ on membership (company_id, organ_id);

      create table membership_role (
        company_id uuid not null references company,
        membership_id uuid not null,
        role_id uuid not null,
        primary key (company_id, membership_id, role_id),
        foreign key (company_id, membership_id) references membership (company_id, id) on delete cascade,
        foreign key (company_id, role_id) references role (company_id, id)
      );
      create index membership_role_role on membership_role (company_id, role_id);
      insert into membership_role (company_id, membership_id, role_id)
        select company_id, id, role_id from membership where role_id is not null;
      alter table membership drop column role_id;
    `)
    for (const table of ['organ', 'organ_project', 'role_project', 'membership_role']) {
      this.addSql(`create trigger session_changed after insert or delete or truncate or update on ${table}
        for each statement execute function tell_session_change();`)
    }
  }
}
