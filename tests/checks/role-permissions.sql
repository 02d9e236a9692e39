-- What belongs to the platform's own desk is in no role of a company.
select company_id, id, name from role r
where exists (select from unnest(r.permissions) key where key like 'platform:%')
