import { useEffect, useState } from 'react'

/** Position of this device, with its radius of error in metres. */
export interface Place {
  lng: number
  lat: number
  accuracy: number
  /** Epoch milliseconds at which it was found. */
  at: number
}

/** The person or the browser refuses, or nothing tells the position at present. */
export type PlaceFault = 'refused' | 'away'

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 30_000, timeout: 20_000 }

/** Follows the position while the component is shown; a refusal is told and stops nothing. */
export function usePlace(): { place: Place | null; fault: PlaceFault | null } {
  const [place, setPlace] = useState<Place | null>(null)
  const [fault, setFault] = useState<PlaceFault | null>(null)
  useEffect(() => {
    // Browsers tell no position on plain http.
    if (!navigator.geolocation) return setFault('away')
    const id = navigator.geolocation.watchPosition(
      ({ coords: { longitude, latitude, accuracy }, timestamp }) => {
        setFault(null)
        setPlace({ lng: longitude, lat: latitude, accuracy: Math.ceil(accuracy), at: timestamp })
      },
      ({ code }) => setFault(code === GeolocationPositionError.PERMISSION_DENIED ? 'refused' : 'away'),
      OPTIONS,
    )
    return () => navigator.geolocation.clearWatch(id)
  }, [])
  return { place, fault }
}
