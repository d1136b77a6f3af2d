/** Text of the About page. */
export const aboutText = `
<p>Millrace Controls makes float switches, alarms and control panels for water and wastewater. We started in 2000 with one float and a bench in a rented garage; today we build in a plant of 38,000 square feet and ship across North America.</p>
<h2>What we make</h2>
<p>Some seven hundred standard products are on the shelf or a few days from it: pump switches, control floats, indoor and outdoor alarms, simplex and duplex panels, level controllers, relays and the small parts that hold them all together. About a third of our panels are built to a customer's own drawing.</p>
<h2>How we work</h2>
<ul>
<li>Every product is tested before it ships. A float is switched under load; a panel is run under power, every float lifted, every lamp seen.</li>
<li>Panels are built to UL 508A and UL 698A in our own shop and carry a serial number that leads back to the person who wired them.</li>
<li>The person who answers the phone has wired a panel.</li>
</ul>
<h2>Whom we serve</h2>
<p>Homes with a sump, stores with a grease trap, towns with lift stations, plants with process water, farms with cisterns. We sell through distributors, pump makers and representatives; several sell our products under their own names.</p>
`.trim();

/** Text that stands in the footer. */
export const footerText =
  '<p>Prices are list prices in US dollars, without freight and taxes. Drawings and data are subject to change.</p>';

/** Text above the tabs of Support. */
export const supportText =
  '<p>Have the model number and the serial number at hand when you call: both are on the plate inside the door.</p>';
