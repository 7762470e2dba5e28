// what every page loads: without it components have neither colours nor sizes, and pointer tests miss their targets
import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';
