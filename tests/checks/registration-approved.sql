-- A company whose registration was approved is authenticated.
select r.id, c.id as company_id from company_registration r join company c on c.id = r.company_id
where r.status = 'APPROVED' and c.authenticated_at is null
