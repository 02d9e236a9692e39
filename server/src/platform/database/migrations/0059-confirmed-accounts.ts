import { Migration } from '@mikro-orm/migrations'

/**
 * Stores the person who entered a payee's account and the person who confirmed a card number with a wrong check digit,
 * without whom it is not paid. Existing accounts have no known author, so any signer of payees may confirm them.
 */
export class ConfirmedAccounts extends Migration {
  override up(): void {
    this.addSql(`
      alter table payee
        add column account_by uuid,
        add column account_confirmed_by uuid,
        add column account_confirmed_by_name text,
        add column account_confirmed_at timestamptz,
        add column account_confirm_reason text,
        add constraint payee_account_confirm_reason_check check (length(account_confirm_reason) between 1 and 200),
        add constraint payee_account_confirmed check (
          (account_confirmed_by is null) = (account_confirmed_by_name is null)
          and (account_confirmed_by is null) = (account_confirmed_at is null)
          and (account_confirmed_by is null) = (account_confirm_reason is null)),
        add constraint payee_account_confirmed_by_another check (account_confirmed_by <> account_by),
        add constraint payee_account_confirmed_wrong check (account_confirmed_by is null or account_kind = 'WRONG_CARD');

      alter table payment
        add column account_note text,
        add constraint payment_account_note_check check (length(account_note) between 1 and 300);
    `)
  }
}
