import '../styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ConfirmHost } from '../ui/feedback/ConfirmHost'
import { ToastHost } from '../ui/feedback/ToastHost'
import { TipHost } from '../ui/overlay/TipHost'
import { ReachNote } from '../ui/reach/ReachNote'
import { applyColorMode } from '../ui/theme/colorMode'
import { UiProvider } from '../ui/theme/UiProvider'
import { Gallery } from './Gallery'
import { windows } from './windows'

applyColorMode()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

/** Dialog that this document shows alone; null if it shows all components. */
const alone = windows.find(({ name }) => name === new URLSearchParams(location.search).get('window'))

const router = createMemoryRouter([{ path: '*', element: alone ? <alone.Window /> : <Gallery /> }], {
  initialEntries: [alone?.at ?? '/'],
})

createRoot(root).render(
  <StrictMode>
    <UiProvider storageScope="gallery" permissions={{ permissions: new Set() }}>
      <RouterProvider router={router} />
      <ConfirmHost />
      <ToastHost />
      <TipHost />
      <ReachNote />
    </UiProvider>
  </StrictMode>,
)
