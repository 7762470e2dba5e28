// What the frame does: sends the answer to the provider, and tells the page around it what has become of it.
const main = document.querySelector('main');
const form = document.querySelector('form');
const outcome = document.querySelector('#outcome');
const buttons = form.querySelectorAll('button');

/** To the page around the frame if it is one of the site's, and to nobody else. */
function tell(type) {
  if (window.parent === window) return;
  const sites = main.dataset.sites.split(' ');
  const [around] = window.location.ancestorOrigins ?? [];
  // where the browser does not say who is around, it hands on only what is for that page
  for (const site of around === undefined ? sites : sites.filter((one) => one === around))
    window.parent.postMessage({ type }, site);
}

async function answer(type) {
  for (const button of buttons) button.disabled = true;
  outcome.textContent = 'Please wait …';
  let message = 'The answer could not be sent. Please try again.';
  try {
    const response = await fetch('/public/esignAnswer', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ wid: main.dataset.wid, type, name: form.elements.namedItem('name').value }),
    });
    if (response.ok) {
      outcome.textContent =
        type === 'signed' ? 'You have signed the document.' : 'You have rejected the document.';
      tell(type === 'signed' ? 'ESIGN' : 'REJECT');
      return;
    }
    ({ message } = await response.json());
  } catch {
    // told below
  }
  outcome.textContent = message;
  for (const button of buttons) button.disabled = false;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void answer('signed');
});
document.querySelector('#reject').addEventListener('click', () => void answer('rejected'));
for (const button of buttons) button.disabled = false;
