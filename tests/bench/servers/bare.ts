import fastify from 'fastify'
import pg from 'pg'

/** The limit of Node in front of PostgreSQL: one named statement whose answer is JSON text made in SQL. No sign-in, no rule. */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 16,
  options: '-c TimeZone=Asia/Shanghai',
})

const LIST = `
  select json_build_object('total', (select count(*) from waybill w
      where w.company_id = $1 and w.project_id = $2 and w.go_datetime >= $3 and w.go_datetime < $4),
    'records', coalesce((select json_agg(r) from (
      select w.id, w.no, w.status, w.project_name as "projectName", w.truck_code as "truckCode", w.captain_name as "captainName",
        w.driver_name as "driverName", w.go_soil_type as "goSoilType", w.weight_tons::text as "weightTons",
        to_char(w.go_datetime, 'YYYY-MM-DD"T"HH24:MI:SS"+08:00"') as "goDatetime"
      from waybill w where w.company_id = $1 and w.project_id = $2 and w.go_datetime >= $3 and w.go_datetime < $4
      order by w.go_datetime desc, w.id desc limit 20) r), '[]'::json))::text as answer`

interface Query {
  company: string
  project: string
  from: string
  to: string
}

const app = fastify()
app.get<{ Querystring: Query }>('/list', async ({ query: { company, project, from, to } }, reply) => {
  const { rows } = await pool.query<{ answer: string }>({
    name: 'list',
    text: LIST,
    values: [company, project, from, to],
  })
  return reply.type('application/json').send(rows[0]?.answer)
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.send?.('listening')

process.once('disconnect', () => process.exit())
