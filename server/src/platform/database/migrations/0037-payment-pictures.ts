import { Migration } from '@mikro-orm/migrations'

/** Pictures that prove a payment. */
export class PaymentPictures extends Migration {
  override up(): void {
    this.addSql(`
      alter table stored_file drop constraint stored_file_purpose_check;
      alter table stored_file add constraint stored_file_purpose_check check (
        purpose in ('REGISTRATION', 'COMPANY_AUTH', 'AVATAR', 'WAYBILL_IMPORT', 'WAYBILL_PICTURE', 'TICKET_PICTURE', 'PAYMENT_PICTURE',
          'DATA_IMPORT'));
    `)
  }
}
