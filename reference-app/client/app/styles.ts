// Every stylesheet names the order of layers first; these are the weakest.
import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';
