import './design/theme/base.css'
import './design/theme/print.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, preloadAt } from './app'
import { pageData, takeAgency } from './lib/loading/pageData'
import { followReload } from './lib/navigation/routeFocus'
import { beginHydration } from './lib/useHydrated'
import { newQueryClient, Providers } from './providers'

const RETRY_MS = 5_000

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

takeAgency()
followReload()

const app = (
  <StrictMode>
    <Providers queryClient={pageData(newQueryClient())}>
      <App />
    </Providers>
  </StrictMode>
)

// In a transition, so that React works in slices and answers presses in between.
const start = () =>
  startTransition(() => {
    if (!root.hasChildNodes()) return createRoot(root).render(app)
    beginHydration()
    hydrateRoot(root, app)
  })

/** The server's page can be read without its code, which is asked for again. A page without content says so. */
const whenItFails = () => (root.hasChildNodes() ? setTimeout(startWithCode, RETRY_MS) : start())
// Once the page's code is there as well.
const startWithCode = () => void preloadAt(location.pathname).then(start, whenItFails)
startWithCode()
