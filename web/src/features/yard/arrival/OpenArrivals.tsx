import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { OpenArrivalsDocument } from './arrival.generated'
import { texts } from './texts'

/** Numbers of the trips that a dump site waits for or has in its yard, each a link to the list of them. */
export function OpenArrivals() {
  const { data } = useQuery(OpenArrivalsDocument)
  const { announced, arrived } = data?.arrivals.summary ?? {}
  const lines = [
    ['ANNOUNCED', texts.announced, announced],
    ['ARRIVED', texts.arrived, arrived],
  ] as const
  return (
    <ul>
      {lines.map(([state, label, count]) => (
        <li key={state}>
          <Link to={`/yard/arrivals?state=${state}`}>{texts.open(label, count)}</Link>
        </li>
      ))}
    </ul>
  )
}
