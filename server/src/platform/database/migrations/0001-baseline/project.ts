/** Dictionaries, projects, their sites and soils. */
export const project = `
  create table platform_dictionary_item (
    dictionary text not null,
    item_value text not null,
    item_name text not null,
    sort smallint not null default 0,
    primary key (dictionary, item_value)
  );
  insert into platform_dictionary_item (dictionary, item_value, item_name, sort) values
    ('tp_mode', '1', '放飞', 1), ('tp_mode', '2', '货运', 2), ('tp_mode', '3', '内转', 3), ('tp_mode', '4', '资源回填', 4),
    ('card_type', '1', '购票', 1), ('card_type', '2', '退票', 2), ('card_type', '3', '月末转月初', 3),
    ('weight_unit', '1', '车', 1), ('weight_unit', '2', '方', 2), ('weight_unit', '3', '吨', 3),
    ('shift', '1', '白班', 1), ('shift', '2', '夜班', 2),
    ('company_ledger_type', '1', '台班', 1), ('company_ledger_type', '2', '计量', 2),
    ('in_type', '1', '挖装', 1), ('in_type', '2', '倒运', 2), ('in_type', '3', '平整修坡', 3),
    ('in_type', '4', '破碎', 4), ('in_type', '9', '其他', 9),
    ('anomaly_confirm', '1', '重复录入', 1), ('anomaly_confirm', '2', '虚假运单', 2), ('anomaly_confirm', '3', '漏打卡待补', 3),
    ('anomaly_confirm', '4', '超载', 4), ('anomaly_confirm', '5', '数据有误待更正', 5), ('anomaly_confirm', '6', '票据待补', 6),
    ('anomaly_confirm', '9', '其他', 9),
    ('anomaly_clear', '1', '现场核实无误', 1), ('anomaly_clear', '2', '打卡设备故障', 2), ('anomaly_clear', '3', '绕行或道路管制', 3),
    ('anomaly_clear', '4', '车辆故障或过夜停放', 4), ('anomaly_clear', '5', '照片误传，已核对', 5), ('anomaly_clear', '6', '票据已补', 6),
    ('anomaly_clear', '7', '换班交接', 7), ('anomaly_clear', '9', '其他', 9);

  -- A company's own wording of a dictionary; where it has rows, they replace the platform's.
  create table dictionary_item (
    company_id uuid not null references company,
    dictionary text not null,
    item_value text not null,
    item_name text not null,
    sort smallint not null default 0,
    primary key (company_id, dictionary, item_value)
  );

  create table project (
    company_id uuid not null references company,
    id uuid not null,
    name text not null,
    address text,
    lng numeric(10, 6),
    lat numeric(9, 6),
    day_shift_start time not null default '06:00',
    night_shift_start time not null default '18:00',
    enabled boolean not null default true,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, name)
  );

  create table dump_site (
    company_id uuid not null references company,
    id uuid not null,
    code text not null,
    name text not null,
    address text,
    lng numeric(10, 6),
    lat numeric(9, 6),
    enabled boolean not null default true,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, code),
    unique (company_id, name)
  );

  create table soil_type (
    company_id uuid not null references company,
    id uuid not null,
    name text not null,
    tons_per_cubic numeric(6, 3),
    sort smallint not null default 0,
    primary key (company_id, id),
    unique (company_id, name)
  );

  create table project_dump_site (
    company_id uuid not null,
    project_id uuid not null,
    dump_site_id uuid not null,
    primary key (company_id, project_id, dump_site_id),
    foreign key (company_id, project_id) references project (company_id, id),
    foreign key (company_id, dump_site_id) references dump_site (company_id, id)
  );

  create table project_soil_type (
    company_id uuid not null,
    project_id uuid not null,
    soil_type_id uuid not null,
    primary key (company_id, project_id, soil_type_id),
    foreign key (company_id, project_id) references project (company_id, id),
    foreign key (company_id, soil_type_id) references soil_type (company_id, id)
  );

  -- What other domains read.
  create view published_project as select company_id, id, name, lng, lat, day_shift_start, night_shift_start, enabled from project;
  create view published_dump_site as select company_id, id, name, lng, lat, enabled from dump_site;
  create view published_soil_type as select company_id, id, name, tons_per_cubic, sort from soil_type;
  create view published_project_dump_site as select company_id, project_id, dump_site_id from project_dump_site;
  create view published_project_soil_type as select company_id, project_id, soil_type_id from project_soil_type;
`
