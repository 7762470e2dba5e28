/*
 * Only what ruling 65 keeps: classes and ids that begin with "custom-", and the short list of style properties. Links
 * name the employer, because without it the site shows the first one. In a filter value a comma is written %2C before
 * the address itself is encoded (ruling 5), hence %252C.
 */
export const navbarHtml = `
<div class="custom-navbar" style="display: flex; flex-wrap: wrap; align-items: center; gap: 12px 32px; padding: 12px 0; background-color: #15181b; color: #f1f3ee">
  <a class="custom-brand" href="/careers?domain=kestrel.example" style="display: inline-flex; align-items: center; gap: 12px; color: #f1f3ee; text-decoration: none">
    <img class="custom-mark" src="/employers/kestrel.example/logo.svg" alt="Kestrel Robotics careers" width="150" height="36">
  </a>
  <ul class="custom-links" style="display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 0; padding: 0; list-style-type: none">
    <li><a class="custom-link" href="/careers?domain=kestrel.example&amp;filter_department=Software%252C%20Firmware" style="color: #f1f3ee">Software, Firmware</a></li>
    <li><a class="custom-link" href="/careers?domain=kestrel.example&amp;filter_department=Manufacturing" style="color: #f1f3ee">Manufacturing</a></li>
    <li><a class="custom-link" href="/careers?domain=kestrel.example&amp;filter_department=Field%20Service" style="color: #f1f3ee">Field Service</a></li>
  </ul>
</div>
`.trim();

export const footerHtml = `
<div class="custom-footer" style="padding: 32px 24px; background-color: #15181b; color: #c9cec4">
  <p class="custom-claim" style="font-size: 20px; color: #f1f3ee; margin: 0">Robots that hold still when it matters.</p>
  <ul class="custom-links" style="display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 16px 0; padding: 0; list-style-type: none">
    <li><a class="custom-link" href="/careers?domain=kestrel.example" style="color: #c6f135">All openings</a></li>
    <li><a class="custom-link" href="/careers?domain=kestrel.example&amp;location=Pittsburgh" style="color: #c6f135">Pittsburgh</a></li>
    <li><a class="custom-link" href="/careers?domain=kestrel.example&amp;location=Odense" style="color: #c6f135">Odense</a></li>
  </ul>
  <p class="custom-imprint" style="font-size: 14px; margin: 0">Kestrel Robotics, 44th Street, Pittsburgh, PA. Equal opportunity employer.</p>
</div>
`.trim();
