import { Migration } from '@mikro-orm/migrations'

/**
 * Names, numbers and plates are compared by one normal form (kernel/values/forms.ts), in which unique columns are
 * unique from here on. Where rows of one form stand already, the oldest keeps it: the others are left out of the key by
 * their ids, so that nothing fails, and `npm run doctor` finds them.
 */
export class TextForms extends Migration {
  override up(): void {
    this.addSql(FORMS)
    this.addSql(`
      create function unique_by_form(owner regclass, name text, form text) returns void language plpgsql as $$
      declare twins uuid[];
      begin
        execute format('select array_agg(id) from (
          select id, row_number() over (partition by company_id, %s order by created_at, id) as place from %s) t where place > 1',
          form, owner) into twins;
        execute format('create unique index %I on %s (company_id, %s)', name, owner, form)
          || case when form like 'parent_id%' then ' nulls not distinct' else '' end
          || case when twins is null then '' else format(' where id <> all (%L::uuid[])', twins) end;
        if twins is not null then
          execute format('create index %I on %s (company_id, %s)', name || '_twins', owner, form);
        end if;
      end $$;
    `)
    this.addSql(
      UNIQUE.map(([table, name, form]) => `select unique_by_form('${table}', '${name}', '${form}');`).join('\n'),
    )
    this.addSql(`
      drop function unique_by_form(regclass, text, text);

      drop index waybill_no_end;
      create index waybill_no_end on waybill (company_id, reverse(text_form(no)));

      alter table waybill_crew drop column pairs;
      alter table waybill_crew add column pairs text[] not null generated always as (
        sign_pairs(plate_form(truck_code)) || sign_pairs(text_form(coalesce(driver_name, ''))) || sign_pairs(text_form(captain_name))) stored;
      create index waybill_crew_pairs on waybill_crew using gin (pairs) with (fastupdate = off);
    `)
  }
}

const UNIQUE = [
  ['project', 'project_name_form', 'text_form(name)'],
  ['project_phase', 'project_phase_name_form', 'project_id, text_form(name)'],
  ['dump_site', 'dump_site_code_form', 'text_form(code)'],
  ['dump_site', 'dump_site_name_form', 'text_form(name)'],
  ['soil_type', 'soil_type_name_form', 'text_form(name)'],
  ['truck', 'truck_plate_form', 'plate_form(plate)'],
  ['machine', 'machine_code_form', 'text_form(code)'],
  ['role', 'role_name_form', 'text_form(name)'],
  ['organ', 'organ_name_form', 'parent_id, text_form(name)'],
  ['payee', 'payee_account_form', 'text_form(name), text_form(bank_no), text_form(bank_name)'],
  ['waybill', 'waybill_no_form', 'text_form(no)'],
] as const

/**
 * Most texts have nothing to fold, and most of the others single signs alone: the last branch is the rule, the first
 * two are its speed.
 */
const FORMS = String.raw`
  create function text_form(given text) returns text language sql immutable parallel safe return
    case
      when given ~ '^[0-9A-Z\u4e00-\u9fa5]*$' then given
      when given ~ '^[ -~\u3000\u4e00-\u9fa5\uff01-\uff5e]*$' then translate(given,
        'abcdefghijklmnopqrstuvwxyz[]{}！＂＃＄％＆＇（）＊＋，－．／０１２３４５６７８９：；＜＝＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～ ' || U&'\3000',
        'ABCDEFGHIJKLMNOPQRSTUVWXYZ()()!"#$%&''()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ(\)^_${'`'}ABCDEFGHIJKLMNOPQRSTUVWXYZ(|)~')
      else normalize(translate(
        regexp_replace(normalize(given, NFKC),
          '[\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]+',
          '', 'g'),
        'abcdefghijklmnopqrstuvwxyz‐‒–—―−•‧∙⋅・[{【〔〖「『《〈]}】〕〗」』》〉',
        'ABCDEFGHIJKLMNOPQRSTUVWXYZ------·····((((((((()))))))))'), NFKC)
      end;
  create function plate_form(given text) returns text language sql immutable parallel safe return translate(text_form(given), '·._-', '');
`
