-- Where somebody works for a company, a dump site's as well, there is somebody who can give him what he lacks.
select m.company_id, count(*) as people from membership m
where m.role_type in (2, 7) and m.joined_at is not null
  and not exists (
    select from membership a
      join membership_role h on h.company_id = a.company_id and h.membership_id = a.id
      join role r on r.company_id = h.company_id and r.id = h.role_id and r.standard = 'ADMINISTRATOR'
    where a.company_id = m.company_id and a.role_type in (2, 7) and a.enabled and a.joined_at is not null)
group by m.company_id
