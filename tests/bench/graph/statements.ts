/** Statements of the bare server, each of which makes the whole answer as JSON text. */

const moment = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS"+08:00"')`

/** Waybills of a month and a project, each with its card, settlement, project and captain. */
export const waybillsWithObjects = (size: number): string => `
  select json_build_object('records', coalesce((select json_agg(r) from (
    select w.id, w.no, ${moment('w.go_datetime')} as "goDatetime", w.weight_tons::text as "weightTons", w.receivable::text as receivable,
      case when k.id is not null then json_build_object('id', k.id, 'cardNo', k.card_no) end as card,
      case when s.id is not null then json_build_object('id', s.id, 'settleNo', s.settle_no, 'status', s.status, 'settleAmt', s.settle_amt::text)
        end as settlement,
      json_build_object('id', p.id, 'projectName', p.name) as project,
      json_build_object('id', c.id, 'name', c.name, 'mobile', c.mobile) as captain
    from (select * from waybill w where w.company_id = $1 and w.project_id = $2 and w.go_datetime >= $3 and w.go_datetime < $4
        order by w.go_datetime desc, w.id desc limit ${size}) w
      left join card k on k.company_id = w.company_id and k.id = w.card_id
      left join settlement s on s.company_id = w.company_id and s.id = w.settlement_id
      join project p on p.company_id = w.company_id and p.id = w.project_id
      join captain c on c.company_id = w.company_id and c.id = w.captain_id
    order by w.go_datetime desc, w.id desc) r), '[]'::json))::text as answer`

/** Latest paid settlements of a company, each with the latest of its waybills. */
export const settlementsWithWaybills = (size: number): string => `
  select json_build_object('records', coalesce((select json_agg(r) from (
    select s.id, s.settle_no as "settleNo", s.settle_amt::text as "settleAmt", json_build_object('records', (
      select json_agg(x) from (select w.id, w.no, ${moment('w.go_datetime')} as "goDatetime", w.receivable::text as receivable
        from waybill w where w.company_id = s.company_id and w.settlement_id = s.id order by w.go_datetime desc, w.id desc limit ${size}) x)) as waybills
    from (select * from settlement s where s.company_id = $1 and s.status = 'PAID' and not s.deleted order by s.created_at desc, s.id desc limit ${size}) s
    order by s.created_at desc, s.id desc) r), '[]'::json))::text as answer`
