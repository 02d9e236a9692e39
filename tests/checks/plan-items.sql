-- A payment plan is divided without a rest, and no settlement has two that were not replaced.
select p.company_id, p.settle_no, p.amount, coalesce(sum(i.amount), 0) as items
from payment_plan p
left join payment_plan_item i on i.company_id = p.company_id and i.plan_id = p.id
group by p.company_id, p.id, p.settle_no, p.amount
having p.amount <> coalesce(sum(i.amount), 0)
union all
select company_id, min(settle_no), sum(amount), count(*)
from payment_plan
where not replaced
group by company_id, settlement_id
having count(*) > 1
