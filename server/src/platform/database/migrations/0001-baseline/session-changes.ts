/**
 * Says so whenever something changes that a session is made of, so that processes may keep sessions in memory. A new
 * session, company or role changes nothing for those who are signed in.
 */
export const sessionChanges = `
  create function tell_session_change() returns trigger language plpgsql as $$
  begin
    perform pg_notify('session_changed', '');
    return null;
  end $$;

  create trigger session_changed after delete or update of user_id, company_id, role_type, user_hash, access_hash,
    access_expires_at, lock_hash, revoked_at on session for each statement execute function tell_session_change();
  -- Apart: together with the others it would be lost where the table is one of a coordinator's own (docs/adr/0030).
  create trigger session_truncated after truncate on session for each statement execute function tell_session_change();
  create trigger session_changed after delete or truncate or update on app_user
    for each statement execute function tell_session_change();
  create trigger session_changed after delete or truncate or update of name, payee_check, enabled on company
    for each statement execute function tell_session_change();
  create trigger session_changed after insert or delete or truncate or update on membership
    for each statement execute function tell_session_change();
  create trigger session_changed after delete or truncate or update on role
    for each statement execute function tell_session_change();
  create trigger session_changed after insert or delete or truncate or update of user_id on captain
    for each statement execute function tell_session_change();
`
