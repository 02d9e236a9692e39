import { Migration } from '@mikro-orm/migrations'

/**
 * Accounts elsewhere that people sign in with, and authorizations under way until a provider has sent the person back.
 */
export class ThirdPartyAccounts extends Migration {
  override up(): void {
    this.addSql(`
      create table third_party_account (
        id uuid primary key,
        user_id uuid not null references app_user,
        provider text not null check (provider in ('OIDC', 'WECOM', 'DINGTALK')),
        issuer text not null,
        subject text not null check (length(subject) between 1 and 255),
        account_name text,
        created_at timestamptz not null default now(),
        unbound_at timestamptz
      );
      create unique index third_party_account_of_one on third_party_account (provider, issuer, subject) where unbound_at is null;
      create unique index third_party_account_of_person on third_party_account (user_id, provider) where unbound_at is null;
      create index third_party_account_unbound on third_party_account (unbound_at) where unbound_at is not null;

      create table third_party_authorization (
        state_hash text primary key,
        provider text not null check (provider in ('OIDC', 'WECOM', 'DINGTALK')),
        purpose text not null check (purpose in ('BIND', 'SIGN_IN')),
        session_id uuid references session on delete cascade,
        proof_hash text,
        role_type smallint not null,
        nonce text not null,
        verifier text not null,
        address text not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        check ((purpose = 'BIND') = (session_id is not null)),
        check ((purpose = 'SIGN_IN') = (proof_hash is not null))
      );
      create index third_party_authorization_from on third_party_authorization (address, created_at);
      create index third_party_authorization_of_session on third_party_authorization (session_id);
      create index third_party_authorization_old on third_party_authorization (expires_at);

      -- Signing in with one of them is a way of its own, by the page that documents name for it.
      alter table login_log drop constraint login_log_request_uri_check;
      alter table login_log
        add constraint login_log_request_uri_check check (request_uri in ('/oauth/token', '/phone/token/sms', '/login'));
    `)
  }
}
