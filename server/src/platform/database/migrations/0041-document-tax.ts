import { Migration } from '@mikro-orm/migrations'

/**
 * The tax of an invoice of several items is rounded item by item, and that of the last red-letter one is the rest:
 * neither is always the net amount times the tax point. It is written from here on, and its check keeps it within a
 * cent for each item of the document.
 */
export class DocumentTax extends Migration {
  override up(): void {
    this.addSql(`
      alter table invoice alter column tax_invoice_sum_price drop expression;
      alter table invoice alter column sum_price drop expression;
      alter table invoice add column item_count integer;
      alter table invoice add constraint invoice_item_count_check check (item_count > 0);
      alter table invoice add constraint invoice_sum_price_check check (sum_price = invoice_sum_price + tax_invoice_sum_price);
      alter table invoice add constraint invoice_tax_check check (case when red_of is not null then tax_invoice_sum_price <= 0
        else abs(tax_invoice_sum_price - round(invoice_sum_price * tax_point / 100, 2)) <= 0.01 * coalesce(item_count, 0) end);
    `)
  }
}
