import './playground.css'
import { createRoot } from 'react-dom/client'
import { applyColorMode } from '../ui/theme/colorMode'
import { Playground } from './Playground'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
applyColorMode()
createRoot(root).render(<Playground />)
