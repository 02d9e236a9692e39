import { Migration } from '@mikro-orm/migrations'

/**
 * The platform's dictionaries, looked after by its desk; whether an item is in use a company decides for itself, or not
 * at all.
 */
export class PlatformDictionaries extends Migration {
  override up(): void {
    this.addSql(`
      alter table platform_dictionary_item
        add column id uuid not null default gen_random_uuid(),
        add column enabled boolean not null default true,
        add column version integer not null default 1,
        add column created_at timestamptz not null default now(),
        add column updated_at timestamptz not null default now(),
        add unique (id);
      -- Nothing said is as the platform says, as it is with names and order. So far the platform had every item in use.
      alter table dictionary_item alter column enabled drop not null, alter column enabled drop default;
      update dictionary_item set enabled = null where enabled;
    `)
  }
}
