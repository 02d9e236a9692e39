import { Migration } from '@mikro-orm/migrations'

/**
 * Fingerprints of pictures and flags are written by the hundred thousand in one go, and only ever looked up by key: nothing is gathered
 * about whose they are (docs/adr/0026). What is known already goes with the column's type, which stays what it is.
 */
export class ProbedByKey extends Migration {
  override up(): void {
    for (const table of ['waybill_picture', 'waybill_anomaly']) {
      this.addSql(`
        alter table ${table} alter column company_id set statistics 0;
        alter table ${table} alter column company_id type uuid;
      `)
    }
  }
}
