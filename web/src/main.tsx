import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { router } from './router'
import { ToastHost } from './ui/feedback/ToastHost'
import { RefusedAddress } from './ui/list/refusedAddress'
import { ReachNote } from './ui/reach/ReachNote'
import { applyColorMode } from './ui/theme/colorMode'

applyColorMode()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
// An address that a page refuses is no fault of the program: the page says so itself.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof RefusedAddress)) console.error(error)
}

createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <RouterProvider router={router} />
    <ToastHost />
    <ReachNote />
  </StrictMode>,
)
