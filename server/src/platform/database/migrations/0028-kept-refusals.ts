import { Migration } from '@mikro-orm/migrations'

/** A verb's refusal is kept under the idempotency key as its answer is: the same key gives the same outcome. */
export class KeptRefusals extends Migration {
  override up(): void {
    this.addSql(`
      alter table idempotency_key add refusal jsonb;
      alter table idempotency_key add constraint idempotency_key_outcome check (answer is null or refusal is null);
    `)
  }
}
