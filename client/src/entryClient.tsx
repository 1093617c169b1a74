import './design/theme/base.css'
import './design/theme/print.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, preloadAt } from './app'
import { pageData, takeAgency } from './lib/pageData'
import { newQueryClient, Providers } from './providers'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

takeAgency()

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
    if (root.hasChildNodes()) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })

// Once the page's code is there as well. If loading it fails, the app shows the error.
preloadAt(location.pathname).then(start, start)
