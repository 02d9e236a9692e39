import { Migration } from '@mikro-orm/migrations'

/** Dictionaries that a company words item by item: an item without its wording has the platform's. */
export class Dictionaries extends Migration {
  override up(): void {
    this.addSql(`
      alter table dictionary_item
        add column id uuid not null default gen_random_uuid(),
        add column enabled boolean not null default true,
        add column version integer not null default 1,
        add column created_at timestamptz not null default now(),
        add column updated_at timestamptz not null default now(),
        alter column item_name drop not null,
        alter column sort drop not null,
        alter column sort drop default,
        add unique (company_id, id);
      -- A company's items replaced a whole dictionary: what it left out of one that it may shorten is out of use.
      insert into dictionary_item (company_id, dictionary, item_value, enabled)
        select d.company_id, p.dictionary, p.item_value, false
        from (select distinct company_id, dictionary from dictionary_item) d
        join platform_dictionary_item p on p.dictionary = d.dictionary
        where d.dictionary in ('garbage_type', 'anomaly_confirm', 'anomaly_clear')
          and (p.dictionary = 'garbage_type' or p.item_value <> '9')
        on conflict do nothing;
    `)
  }
}
