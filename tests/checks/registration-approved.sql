-- A company that has registered itself is authenticated when its registration was approved, and not before.
select r.id, r.status, c.authenticated_at from company_registration r join company c on c.id = r.company_id
where (r.status = 'APPROVED') <> (c.authenticated_at is not null)
