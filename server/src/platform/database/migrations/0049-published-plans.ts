import { Migration } from '@mikro-orm/migrations'

/** Lists of settlements tell those that a payment plan says when to pay from those that none does. */
export class PublishedPlans extends Migration {
  override up(): void {
    this.addSql(`
      create view published_payment_plan as select company_id, id, settlement_id, replaced from payment_plan;
      create view published_payment_plan_item as select company_id, plan_id, amount, payee_id from payment_plan_item;
    `)
  }
}
